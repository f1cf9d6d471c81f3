"""Asks pip-audit about the packages of an environment. What could not be looked up did not pass.

Exit code 0: every package was looked up and is clean. 1: one is vulnerable. 2: some could not be looked up.
"""

import json
import subprocess
import sys
from typing import Any

OURS = "kronika"                       # in no database: it is not published
SERVICES = ("pypi", "osv")
SITE = "import sysconfig; print(sysconfig.get_path('purelib'))"


def main(tool: str, python: str) -> int:
    site = subprocess.run([python, "-c", SITE], check=True, capture_output=True, text=True).stdout.strip()
    answers = [rows for rows in (asked(tool, site, service) for service in SERVICES) if rows]
    vulnerable = [row for rows in answers for row in rows if row.get("vulns")]
    for row in vulnerable:
        for vuln in row["vulns"]:
            fixed = ", ".join(vuln["fix_versions"]) or "no version"
            print(f"{row['name']} {row['version']}: {vuln['id']}, mended in {fixed}")
    if vulnerable:
        return 1
    unknown = min((missing(rows) for rows in answers), key=len, default=[])
    if not answers or len(unknown) >= len(answers[0]) - 1:
        print("audit: no database of vulnerabilities could be reached, so nothing was checked.", file=sys.stderr)
        return 2
    if unknown:
        print(f"audit: {len(unknown)} packages could not be looked up, so they were not checked: "
              f"{', '.join(unknown)}.", file=sys.stderr)
        return 2
    print(f"audit: {len(answers[0])} packages, no known vulnerability.")
    return 0


def asked(tool: str, site: str, service: str) -> list[dict[str, Any]]:
    """The packages as one database knows them; none if it cannot be reached."""
    done = subprocess.run([tool, "--path", site, "--format", "json", "--progress-spinner", "off", "--timeout", "20",
                           "--vulnerability-service", service], capture_output=True, text=True)
    try:
        found: list[dict[str, Any]] = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        return []
    return found


def missing(rows: list[dict[str, Any]]) -> list[str]:
    return [row["name"] for row in rows if "skip_reason" in row and row["name"] != OURS]


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

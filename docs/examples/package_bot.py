"""A bot with the package for Python: it imagines a state that fits what its seat sees, and lets the Deputy choose there.

    pip install target/wheels/boomtown-*.whl      (built by `make wheel`)
    boomtown bot --server https://games.example --token TOKEN --engine 'python3 package_bot.py'
"""

import json
import sys

import boomtown

for line in sys.stdin:
    question = json.loads(line)
    seat = question["seat"] - 1
    state = boomtown.from_view(question["game"], question["view"], question["seed"])
    deputy = boomtown.bot("deputy", ms=question["ms"] / 2, seed=question["seed"])
    action = deputy.choose(state, seat)
    if not isinstance(action, str):
        action = state.action_text(action, seat)
    print(json.dumps({"id": question["id"], "action": action}), flush=True)

"""A bot for any game: among the legal actions it takes one by chance, and says so.

    boomtown bot --server https://games.example --token TOKEN --engine 'python3 bot.py'

It reads questions and writes answers, a line of JSON each; docs/engine.md tells what is in them.
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    chance = random.Random(question["seed"])
    action = chance.choice(question["actions"])
    print(f"{question['game']}, seat {question['seat']}: {action}", file=sys.stderr)
    print(json.dumps({"id": question["id"], "action": action}), flush=True)

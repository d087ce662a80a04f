"""Baselines, each reproducible by one command.

    python -m boomtown.baselines match --bots greedy random --game circle-wagons
    python -m boomtown.baselines td --out td.json
    python -m boomtown.baselines ppo --out ppo.json
    python -m boomtown.baselines plot td.json ppo.json --out curves.svg
"""

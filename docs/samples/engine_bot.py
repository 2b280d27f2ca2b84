# A bot in fifty lines, for any game: it plays one seat like a beginner through `tw engine`, and the engine's
# own bots play the others. Run it in the repository's root:
#
#   python3 docs/samples/engine_bot.py salt-and-timber

import json
import subprocess
import sys

ME = 0
WANTED = ["deliver", "sell 3", "sell 2", "build", "produce"]

engine = subprocess.Popen(
    ["npm", "run", "--silent", "tw", "--", "engine"],
    stdin=subprocess.PIPE,
    stdout=subprocess.PIPE,
    text=True,
    bufsize=1,
)


def ask(**question):
    """One line out, one line in."""
    engine.stdin.write(json.dumps(question) + "\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    if "error" in answer:
        raise RuntimeError(answer["error"]["message"])
    return answer


def choose(options):
    """Plays like a beginner: finishes what it began, sells what it can, otherwise takes the first option."""
    for word in WANTED:
        for option in options:
            if option.startswith(word):
                return option
    return options[0]


game = sys.argv[1] if len(sys.argv) > 1 else "salt-and-timber"
known = {one["id"]: one for one in ask(do="games")["games"]}
seats = next(count for count in known[game]["seats"] if count > 1)
at = ask(do="new", game=game, seats=seats, seed="sample", variants={})
table = at["table"]
while not at["over"]:
    if at["actor"] == ME:
        at = ask(do="choose", table=table, seat=ME, step=at["step"], option=choose(at["options"]))
    else:
        at = ask(do="bot", table=table, level="easy")

scores = " to ".join(str(score) for score in at["result"]["scores"])
print(f"After {at['step']} choices: {scores}, place {at['result']['places'][ME]}.")
engine.stdin.close()

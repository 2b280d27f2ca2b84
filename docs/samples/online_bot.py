# A bot that plays any game on a server over plain HTTP, with nothing but Python's standard library. It takes the seat it was
# invited to (KEY is the part of the invitation link after the #), or opens a table against one of the server's bots. Make a token
# on the You page, then run:
#
#   TABLEWORKS_TOKEN=tw_... python3 docs/samples/online_bot.py http://localhost:8080 KEY
#   TABLEWORKS_TOKEN=tw_... python3 docs/samples/online_bot.py http://localhost:8080 salt-and-timber

import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

SERVER = (sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080").rstrip("/")
KEY_OR_GAME = sys.argv[2] if len(sys.argv) > 2 else "salt-and-timber"
HEADERS = {
    "Authorization": "Bearer " + os.environ.get("TABLEWORKS_TOKEN", ""),
    "Content-Type": "application/json",
}


def answered(path, body=None):
    """An answer; None if the server is away, or asked us to slow down and we did."""
    data = None if body is None else json.dumps(body).encode()
    try:
        return urllib.request.urlopen(urllib.request.Request(f"{SERVER}/api/v1/{path}", data, HEADERS))
    except urllib.error.HTTPError as error:
        if error.code not in (429, 503):
            raise RuntimeError(f"{path}: {error.code} {error.read().decode()}") from None
        time.sleep(float(error.headers.get("Retry-After", 1)))
    except OSError:
        time.sleep(1)
    return None


def ask(request, /, **given):
    """Repeats a request until it is answered. A repeated move is made only once: it says which position it is for."""
    while True:
        response = answered("ask/" + request, given)
        if response is not None:
            return json.load(response)


def sit_down():
    if "." in KEY_OR_GAME:
        taken = ask("join", key=KEY_OR_GAME, name="Sample bot", seat=None)
        return taken["table"], taken["seat"]
    seats = [{"name": "Sample bot", "bot": None}, {"name": "Server bot", "bot": "easy"}]
    made = ask("create", game=KEY_OR_GAME, seats=seats, variants={}, drawn=False, name="", mine=[0])
    return made["table"], 0


def positions_at(table):
    """The positions of a table as they come, until the connection ends."""
    response = answered("watch/" + table)
    try:
        for line in response or []:
            if line.startswith(b"data: "):
                event = json.loads(line[6:])
                if "sight" in event:
                    yield event["sight"]["whole"]["position"]
    except (OSError, http.client.HTTPException):
        time.sleep(1)  # the server restarts; watch again


def move(table, seat, position):
    """Any option, when it's our turn; `lines` says which position it is for. True when the game is over."""
    seen = position["seen"]
    if seen["result"] is not None:
        scores = " to ".join(str(score) for score in seen["result"]["scores"])
        print(f"After {position['step']} choices: {scores}, place {seen['result']['places'][seat]}.")
        return True
    if seen["actor"] == seat:
        look = {"viewer": seat, "gate": None, "isChosen": False, "step": None, "since": -1}
        text = random.choice(seen["choices"])
        said = ask("say", table=table, seat=seat, text=text, lines=position["seq"], look=look)
        # Someone was quicker, so a new position is on its way.
        if "refusal" in said and said["refusal"]["because"] != "movedOn":
            raise RuntimeError(said["refusal"]["because"])
    return False


def play_until_the_end(table, seat):
    while True:
        for position in positions_at(table):
            if move(table, seat, position):
                return


play_until_the_end(*sit_down())

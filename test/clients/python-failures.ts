/** Python programs that call a failing server and one with an empty allowance, with the plain client or the one for asyncio. */

/** Arguments: base URL, ways to fail. Prints the code, status and cause of each failure. */
export const PLAIN_FAILURES = `
import json, sys
from potli import Potli, PotliError

base, *ways = sys.argv[1:]
results = {}
for way in ways:
    try:
        results[way] = repr(Potli(f"{base}/{way}", timeout=0.3).states.list())
    except PotliError as error:
        results[way] = [error.code, error.status, error.__cause__ is not None]
json.dump(results, sys.stdout)
`;

export const ASYNC_FAILURES = `
import asyncio, json, sys
from potli import AsyncPotli, PotliError

async def main():
    base, *ways = sys.argv[1:]
    results = {}
    for way in ways:
        async with AsyncPotli(f"{base}/{way}", timeout=0.3) as potli:
            try:
                results[way] = repr(await potli.states.list())
            except PotliError as error:
                results[way] = [error.code, error.status, error.__cause__ is not None]
    json.dump(results, sys.stdout)

asyncio.run(main())
`;

/** Arguments: base URL. Prints how many of many calls at once succeed. */
export const PLAIN_CALLS = `
import json, sys
from concurrent.futures import ThreadPoolExecutor
from potli import Potli

potli = Potli(sys.argv[1])
with ThreadPoolExecutor(30) as pool:
    answers = list(pool.map(lambda _: potli.states.list().data, range(30)))
json.dump(len(answers), sys.stdout)
`;

export const ASYNC_CALLS = `
import asyncio, json, sys
from potli import AsyncPotli

async def main():
    async with AsyncPotli(sys.argv[1]) as potli:
        answers = await asyncio.gather(*[potli.states.list() for _ in range(30)])
        names = [branch["name"] async for branch in potli.airports.all(q="chennai")]
    json.dump(len(answers) if names else 0, sys.stdout)

asyncio.run(main())
`;

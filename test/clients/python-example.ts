/** Generates a Python program that calls every operation with its example. */
import type { Operation } from '../../src/core/operation/operation.ts';
import { argumentName } from '../../src/core/operation/parameters.ts';
import { pythonCall, snakeCase } from '../../src/surfaces/clients/names.ts';
import { examplePaths } from '../support/example-files.ts';

const START = `
import json, sys, typing
from pathlib import Path
from potli import File, Potli, PotliError
from potli import _async_operations, _operations, types

# All type annotations resolve.
for value in [one for module in (types, _operations, _async_operations) for one in vars(module).values()]:
    if typing.is_typeddict(value):
        typing.get_type_hints(value)
    elif isinstance(value, type) and issubclass(value, (_operations.Group, _async_operations.AsyncGroup)):
        for method in vars(value).values():
            if callable(method):
                typing.get_type_hints(method)

potli = Potli(sys.argv[1])
results: dict[str, object] = {}

def keep(name, call):
    try:
        answer = call()
        results[name] = {"type": answer.type, "size": len(answer.content)} if isinstance(answer, File) else {"data": answer.data, "meta": answer.meta}
    except Exception as error:
        results[name] = {"failed": repr(error)}

`;

const END = `
try:
    potli.pincode.get(pincode="999999")
except PotliError as error:
    results["refusal"] = {"data": [error.code, error.status, error.message]}
try:
    Potli("http://127.0.0.1:9").states.list()
except PotliError as error:
    results["unreachable"] = {"data": [error.code, error.status]}
results["pages"] = {"data": sum(1 for _ in potli.thirukkural.all())}
results["calendar"] = {"type": potli.holidays(year=2026, format="ics").type}
with Potli(sys.argv[1]) as inside:
    results["with"] = {"data": inside.states.get(code="TN").data["name"]}
results["headers"] = {"data": potli.qr(text="a").headers["content-type"]}
json.dump(results, sys.stdout)
`;

export function pythonProgram(operations: readonly Operation[]): string {
  const calls = operations.map((operation) => {
    return `keep("${operation.id}", lambda: potli.${pythonCall(operation).method}(${argumentsOf(operation)}))\n`;
  });
  return START + calls.join('') + END;
}

function argumentsOf(operation: Operation): string {
  const members = Object.entries(operation.example).map(([name, value]) => {
    return `${snakeCase(argumentName(operation, name))}=${typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value)}`;
  });
  const files = examplePaths(operation).map((path) => `Path(${JSON.stringify(path)})`);
  if (operation.files) members.unshift(operation.files.max === 1 ? `file=${files[0]}` : `files=[${files.join(', ')}]`);
  return members.join(', ');
}

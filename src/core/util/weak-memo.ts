/** Memoises by object identity (WeakMap). */
export function weakMemo<K extends object, V extends {}>(find: (from: K) => V): (from: K) => V {
  const known = new WeakMap<K, V>();
  return (from) => {
    let found = known.get(from);
    if (found === undefined) {
      found = find(from);
      known.set(from, found);
    }
    return found;
  };
}

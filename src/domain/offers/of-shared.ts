/**
 * What follows from a shared answer, worked out once. Such an answer is frozen; what follows from anything else, which may
 * yet change, is worked out each time.
 */
export function ofShared<From extends object, To extends object>(work: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, To>();
  return (from) => {
    if (!Object.isFrozen(from)) return work(from);
    const before = known.get(from);
    if (before !== undefined) return before;
    const result = Object.freeze(work(from));
    known.set(from, result);
    return result;
  };
}

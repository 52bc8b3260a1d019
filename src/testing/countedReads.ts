/** A copy of a list that counts how many of its items have been read since `forget`. */
export function countedReads<T>(items: readonly T[]) {
  let count = 0;
  const list = new Proxy(items, {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) count++;
      return Reflect.get(target, name);
    },
  });
  const forget = (): void => {
    count = 0;
  };
  return { list, forget, count: () => count };
}

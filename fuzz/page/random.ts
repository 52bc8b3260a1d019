/** A seeded random generator. Mulberry32 by Tommy Ettinger, public domain. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  oneOf<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.next() * items.length)] as Item;
  }

  /** A weighted choice: an item's probability is proportional to its weight. */
  weighed<Item>(ways: readonly (readonly [weight: number, item: Item])[]): Item {
    let left = this.next() * ways.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, item] of ways) {
      left -= weight;
      if (left < 0) return item;
    }
    return (ways[0] as (typeof ways)[number])[1];
  }
}

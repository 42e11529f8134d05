/** Keeps the entries that were used last, so many at most. */
export class RecentMap<Value> {
  private readonly kept = new Map<string, Value>();
  private readonly entries: number;

  /** @param entries most to keep; least recently used leave first */
  constructor(entries: number) {
    this.entries = entries;
  }

  /** What is asked for stays longer. */
  get(key: string): Value | undefined {
    const value = this.kept.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** The same without a mark on how long it stays. */
  peek(key: string): Value | undefined {
    return this.kept.get(key);
  }

  set(key: string, value: Value): void {
    this.kept.delete(key);
    this.kept.set(key, value);
    const oldest = this.kept.keys().next();
    if (this.kept.size > this.entries && !oldest.done) this.kept.delete(oldest.value);
  }

  delete(key: string): void {
    this.kept.delete(key);
  }

  clear(): void {
    this.kept.clear();
  }
}

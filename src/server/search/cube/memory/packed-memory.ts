/**
 * Where arrays of hotels lie: in large pieces, which an operating system can map by large pages, and what searches look at
 * first apart from the rest. A search of all hotels touches a little of each: with every array in a place of its own it
 * needs more pages than a processor knows by heart, and looking them up takes longer than reading.
 */
export class PackedMemory {
  readonly #pieceBytes: number;
  /** What searches look at first, and the rest. */
  readonly #pieces = { near: new ArrayBuffer(0), far: new ArrayBuffer(0) };
  readonly #used = { near: 0, far: 0 };

  /** @param pieceBytes 0 gives each array memory of its own */
  constructor(pieceBytes: number) {
    this.#pieceBytes = pieceBytes;
  }

  int32(place: Place, length: number): Int32Array {
    return new Int32Array(...this.#take(place, length * 4), length);
  }

  uint16(place: Place, length: number): Uint16Array {
    return new Uint16Array(...this.#take(place, length * 2), length);
  }

  uint32(place: Place, length: number): Uint32Array {
    return new Uint32Array(...this.#take(place, length * 4), length);
  }

  uint8(place: Place, length: number): Uint8Array {
    return new Uint8Array(...this.#take(place, length), length);
  }

  #take(place: Place, bytes: number): [piece: ArrayBuffer, at: number] {
    if (bytes > this.#pieceBytes) return [new ArrayBuffer(bytes), 0];
    if (this.#used[place] + bytes > this.#pieces[place].byteLength) {
      this.#pieces[place] = new ArrayBuffer(this.#pieceBytes);
      this.#used[place] = 0;
    }
    const at = this.#used[place];
    // Where an array of any numbers may begin.
    this.#used[place] = (at + bytes + 7) & ~7;
    return [this.#pieces[place], at];
  }
}

type Place = 'near' | 'far';

const BYTES = 256 * 1024 * 1024;
const TIMES = 5;

/** Bytes a second that one thread adds up, and that the machine copies (read and written), at their best. */
export function memoryBandwidth(): { read: number; copied: number } {
  const from = new Int32Array(BYTES / 4).fill(1);
  const to = new Int32Array(BYTES / 4);
  let read = Infinity;
  let copied = Infinity;
  for (let time = 0; time < TIMES; time++) {
    let start = performance.now();
    if (sumOf(from) !== from.length) throw new Error('The sum is wrong');
    read = Math.min(read, performance.now() - start);
    start = performance.now();
    to.set(from);
    copied = Math.min(copied, performance.now() - start);
  }
  return { read: (BYTES / read) * 1000, copied: ((2 * BYTES) / copied) * 1000 };
}

function sumOf(numbers: Int32Array): number {
  let [one, two, three, four] = [0, 0, 0, 0];
  for (let index = 0; index < numbers.length; index += 4) {
    one = (one + (numbers[index] as number)) | 0;
    two = (two + (numbers[index + 1] as number)) | 0;
    three = (three + (numbers[index + 2] as number)) | 0;
    four = (four + (numbers[index + 3] as number)) | 0;
  }
  return one + two + three + four;
}

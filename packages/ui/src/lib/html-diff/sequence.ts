/**
 * Longest common subsequence of two lists of numbers, in linear space (Myers 1986, middle snake). Past a cost bound the middle is
 * guessed from the furthest reaching path, so wholly different input costs near-linear time and is merely less minimal.
 */
export function matchSequences(a: Int32Array, b: Int32Array): Int32Array {
  const matched = new Int32Array(a.length).fill(-1);
  let start = 0;
  let endA = a.length;
  let endB = b.length;
  while (start < endA && start < endB && a[start] === b[start]) {
    matched[start] = start;
    start++;
  }
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
    matched[endA] = endB;
  }
  if (start === endA || start === endB) return matched;
  const left = known(a, start, endA, b, start, endB);
  const right = known(b, start, endB, a, start, endA);
  if (left.length > 0 && right.length > 0) {
    new Matcher(a, b, left, right, matched).run(0, left.length, 0, right.length);
  }
  return matched;
}

/** Positions in `own` whose value occurs in `other` too: the others can never match and only cost. */
function known(own: Int32Array, from: number, to: number, other: Int32Array, otherFrom: number, otherTo: number) {
  const seen = new Set<number>();
  for (let i = otherFrom; i < otherTo; i++) seen.add(other[i] as number);
  const kept = new Int32Array(to - from);
  let count = 0;
  for (let i = from; i < to; i++) if (seen.has(own[i] as number)) kept[count++] = i;
  return kept.subarray(0, count);
}

const MIN_COST = 256;

class Matcher {
  private readonly x: Int32Array;
  private readonly y: Int32Array;
  private readonly forward: Int32Array;
  private readonly backward: Int32Array;
  private readonly offset: number;
  private readonly maxCost: number;
  private midX = 0;
  private midY = 0;
  private readonly left: Int32Array;
  private readonly right: Int32Array;
  private readonly matched: Int32Array;

  constructor(a: Int32Array, b: Int32Array, left: Int32Array, right: Int32Array, matched: Int32Array) {
    this.left = left;
    this.right = right;
    this.matched = matched;
    this.x = left.map((at) => a[at] as number);
    this.y = right.map((at) => b[at] as number);
    const diagonals = left.length + right.length + 3;
    this.forward = new Int32Array(diagonals);
    this.backward = new Int32Array(diagonals);
    this.offset = right.length + 1;
    this.maxCost = Math.max(MIN_COST, Math.ceil(Math.sqrt(diagonals)));
  }

  run(fromX: number, toX: number, fromY: number, toY: number): void {
    const { x, y } = this;
    let [lowX, highX, lowY, highY] = [fromX, toX, fromY, toY];
    while (lowX < highX && lowY < highY && x[lowX] === y[lowY]) this.keep(lowX++, lowY++);
    while (lowX < highX && lowY < highY && x[highX - 1] === y[highY - 1]) this.keep(--highX, --highY);
    if (lowX === highX || lowY === highY) return;
    this.findMiddle(lowX, highX, lowY, highY);
    const { midX, midY } = this;
    this.run(lowX, midX, lowY, midY);
    this.run(midX, highX, midY, highY);
  }

  private keep(atX: number, atY: number): void {
    this.matched[this.left[atX] as number] = this.right[atY] as number;
  }

  private findMiddle(lowX: number, highX: number, lowY: number, highY: number): void {
    const { x, y, forward, backward, offset } = this;
    const minD = lowX - highY;
    const maxD = highX - lowY;
    const startF = lowX - lowY;
    const startB = highX - highY;
    let [minF, maxF, minB, maxB] = [startF, startF, startB, startB];
    const odd = ((startF - startB) & 1) !== 0;
    forward[offset + startF] = lowX;
    backward[offset + startB] = highX;
    for (let cost = 1; ; cost++) {
      if (minF > minD) forward[offset + --minF - 1] = -1;
      else minF++;
      if (maxF < maxD) forward[offset + ++maxF + 1] = -1;
      else maxF--;
      for (let d = maxF; d >= minF; d -= 2) {
        const below = forward[offset + d - 1] as number;
        const above = forward[offset + d + 1] as number;
        let at = below < above ? above : below + 1;
        while (at < highX && at - d < highY && x[at] === y[at - d]) at++;
        forward[offset + d] = at;
        if (odd && minB <= d && d <= maxB && (backward[offset + d] as number) <= at) {
          this.setMiddle(at, at - d);
          return;
        }
      }
      if (minB > minD) backward[offset + --minB - 1] = 0x7fffffff;
      else minB++;
      if (maxB < maxD) backward[offset + ++maxB + 1] = 0x7fffffff;
      else maxB--;
      for (let d = maxB; d >= minB; d -= 2) {
        const below = backward[offset + d - 1] as number;
        const above = backward[offset + d + 1] as number;
        let at = below < above ? below : above - 1;
        while (at > lowX && at - d > lowY && x[at - 1] === y[at - d - 1]) at--;
        backward[offset + d] = at;
        if (!odd && minF <= d && d <= maxF && at <= (forward[offset + d] as number)) {
          this.setMiddle(at, at - d);
          return;
        }
      }
      if (cost >= this.maxCost) {
        this.guessMiddle(lowX, highX, lowY, highY, minF, maxF, minB, maxB);
        return;
      }
    }
  }

  private setMiddle(midX: number, midY: number): void {
    this.midX = midX;
    this.midY = midY;
  }

  /** The point furthest from its own end, of either direction. */
  private guessMiddle(
    lowX: number,
    highX: number,
    lowY: number,
    highY: number,
    minF: number,
    maxF: number,
    minB: number,
    maxB: number,
  ): void {
    const { forward, backward, offset } = this;
    let [bestF, bestFx, bestB, bestBx] = [-1, lowX, 0x7fffffff, highX];
    for (let d = maxF; d >= minF; d -= 2) {
      const at = Math.min(forward[offset + d] as number, highX, highY + d);
      if (bestF < at + at - d) {
        bestF = at + at - d;
        bestFx = at;
      }
    }
    for (let d = maxB; d >= minB; d -= 2) {
      const at = Math.max(lowX, backward[offset + d] as number, lowY + d);
      if (at + at - d < bestB) {
        bestB = at + at - d;
        bestBx = at;
      }
    }
    if (highX + highY - bestB < bestF - (lowX + lowY)) this.setMiddle(bestFx, bestF - bestFx);
    else this.setMiddle(bestBx, bestB - bestBx);
  }
}

import { jaroWinkler, lettersOf, mayBeLike, soundex, type Word } from './likeness.ts';
import { nameParts, nameWords } from './name-parts.ts';
import { type SanctionsHit, type SanctionsName, sanctionsLimits, sanctionsThreshold } from './sanctions.ts';

/** A word of names on the list. */
interface ListedWord extends Word {
  readonly sound: string;
  /** The places of the names that have it. */
  readonly names: number[];
}

/** A name on the list as it is looked for. */
interface ListedName extends Word {
  readonly of: SanctionsName;
  readonly parts: readonly string[];
}

/** The words of a name run together, in an order in which people write them. */
interface RunTogether extends Word {
  /** The place of the name. */
  readonly at: number;
}

/** A list in the order in which names are looked for in it. */
export interface SanctionsIndex {
  readonly names: readonly ListedName[];
  /** By the first letter of the name as a whole. */
  readonly wholes: ReadonlyMap<string, readonly number[]>;
  /** By its first letter. */
  readonly runs: ReadonlyMap<string, readonly RunTogether[]>;
  /** By the first letter of a word. */
  readonly words: ReadonlyMap<string, readonly ListedWord[]>;
  /** The words that are like one that was asked for, as payees have many words in common. */
  readonly asked: Map<string, readonly LikeWord[]>;
}

interface LikeWord {
  readonly word: ListedWord;
  readonly likeness: number;
}

/** Words that are less alike are others. */
const leastOfWord = 0.8;
/** Of two names as a whole, the shorter one has at least so much of the longer one. */
const leastOfLength = 0.6;
/** Of a name of which only some words are in the other: at least so many, of so many letters. */
const leastWords = 2;
const leastLetters = 6;
/** How many words that were asked for are known. */
const mostAsked = 20_000;
/** How many hits are told, the best. */
const mostHits = 50;

/** Makes a list ready to look for names in it. Takes a moment for a whole list; it is made once. */
export function sanctionsIndex(names: readonly SanctionsName[]): SanctionsIndex {
  const listed: ListedName[] = [];
  const wholes = new Map<string, number[]>();
  const runs = new Map<string, RunTogether[]>();
  const byText = new Map<string, ListedWord>();
  const words = new Map<string, ListedWord[]>();
  for (const [at, of] of names.entries()) {
    const parts = nameParts(of.name);
    const text = parts.join('');
    listed.push({ of, parts, text, letters: lettersOf(text) });
    put(wholes, text, at);
    for (const run of runsOf(of.name)) put(runs, run, { text: run, letters: lettersOf(run), at });
    for (const part of new Set(parts)) {
      const known = byText.get(part);
      if (known) known.names.push(at);
      else {
        const word = { text: part, letters: lettersOf(part), sound: soundex(part), names: [at] };
        byText.set(part, word);
        put(words, part, word);
      }
    }
  }
  return { names: listed, wholes, runs, words, asked: new Map() };
}

function put<T>(map: Map<string, T[]>, text: string, item: T): void {
  const first = firstOf(text);
  const there = map.get(first);
  if (there) there.push(item);
  else map.set(first, [item]);
}

const firstOf = (text: string): string => text.slice(0, 1);

/** A name without blanks, as it is written, and with what comes after a comma before the rest: `Maduro Moros, Nicolas` is NICOLASMADUROMOROS, too. */
function runsOf(name: string): readonly string[] {
  const comma = name.indexOf(',');
  const turned = comma < 0 ? name : `${name.slice(comma + 1)} ${name.slice(0, comma)}`;
  return [...new Set([name, turned].map((each) => nameWords(each).slice(0, sanctionsLimits.nameWords).join('')))];
}

/**
 * The entries of a list that are like a name, the likest first, each by the likest of its names. Names are held against each other as a whole, run together
 * where they have not as many words, and word by word, and the highest score counts. The order of words and punctuation are nothing.
 */
export function screenName(name: string, index: SanctionsIndex): readonly SanctionsHit[] {
  const parts = nameParts(name);
  const scores = new Map<number, number>();
  byWhole(parts, index, scores);
  byRuns(name, parts.length, index, scores);
  byParts(parts, index, scores);
  const best = new Map<number, SanctionsHit>();
  for (const [at, score] of scores) {
    const of = index.names[at]?.of;
    if (!of || score < sanctionsThreshold) continue;
    const known = best.get(of.entry);
    if (!known || isBefore({ ...of, score }, known)) best.set(of.entry, { ...of, score });
  }
  return [...best.values()].toSorted((a, b) => (isBefore(a, b) ? -1 : 1)).slice(0, mostHits);
}

const isBefore = (one: SanctionsHit, other: SanctionsHit): boolean =>
  one.score !== other.score
    ? one.score > other.score
    : one.entry !== other.entry
      ? one.entry < other.entry
      : one.kind === 'name' && other.kind === 'alias';

/** As a score of 100. Only what is the same has 100. */
const scoreOf = (likeness: number): number => (likeness >= 1 ? 100 : Math.min(99, Math.round(likeness * 100)));

const raise = (scores: Map<number, number>, at: number, score: number): void => {
  if (score > (scores.get(at) ?? 0)) scores.set(at, score);
};

function byWhole(parts: readonly string[], { wholes, names }: SanctionsIndex, scores: Map<number, number>): void {
  const text = parts.join('');
  const asked = { text, letters: lettersOf(text) };
  for (const at of wholes.get(firstOf(text)) ?? []) {
    const listed = names[at];
    if (!listed) continue;
    if (mayBeHit(asked, listed)) raise(scores, at, scoreOf(jaroWinkler(text, listed.text)));
  }
}

/** Names of as many words are held against each other word by word. */
function byRuns(name: string, words: number, { runs, names }: SanctionsIndex, scores: Map<number, number>): void {
  for (const text of runsOf(name)) {
    const asked = { text, letters: lettersOf(text) };
    for (const run of runs.get(firstOf(text)) ?? []) {
      if (names[run.at]?.parts.length === words || !mayBeHit(asked, run)) continue;
      raise(scores, run.at, scoreOf(jaroWinkler(text, run.text)));
    }
  }
}

const mayBeHit = (one: Word, other: Word): boolean =>
  Math.min(one.text.length, other.text.length) >= leastOfLength * Math.max(one.text.length, other.text.length) &&
  mayBeLike(one, other, sanctionsThreshold / 100);

function byParts(parts: readonly string[], index: SanctionsIndex, scores: Map<number, number>): void {
  if (parts.length < leastWords) return;
  const like = parts.map((part) => likeWords(part, index));
  const likeness = like.map((words) => new Map(words.map((each) => [each.word.text, each.likeness])));
  for (const at of promising(parts, like, index)) {
    const listed = index.names[at];
    if (listed) raise(scores, at, scoreOf(partsLikeness(parts, listed.parts, likeness)));
  }
}

/**
 * The names that have enough words that are like those asked for. The words of a name are counted as if each were held against its best, so that the few
 * names are looked at closely that may be hits, and no hit is missed.
 */
function promising(
  parts: readonly string[],
  like: readonly (readonly LikeWord[])[],
  { names }: SanctionsIndex,
): number[] {
  const [counts, seen] = [new Uint8Array(names.length), new Int16Array(names.length)];
  const [ofAsked, ofListed] = [new Float32Array(names.length), new Float32Array(names.length)];
  const touched: number[] = [];
  for (const [which, words] of like.entries()) {
    const letters = parts[which]?.length ?? 0;
    for (const { word, likeness } of words) {
      for (const at of word.names) {
        ofListed[at] = (ofListed[at] ?? 0) + likeness * word.text.length;
        // The likest word comes first.
        if (seen[at] === which + 1) continue;
        seen[at] = which + 1;
        ofAsked[at] = (ofAsked[at] ?? 0) + likeness * letters;
        if (counts[at] === 0) touched.push(at);
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
  }
  const askedLetters = lengthOf(parts);
  const least = (sanctionsThreshold - 1) / 100;
  return touched.filter((at) => {
    const listed = names[at];
    if (!listed || (counts[at] ?? 0) < leastWords) return false;
    return (ofAsked[at] ?? 0) >= least * askedLetters || (ofListed[at] ?? 0) >= least * listed.text.length;
  });
}

/** The words of the list that are like one: by their letters, and by their sound, which is nearer by half than its letters. */
function likeWords(part: string, { words, asked }: SanctionsIndex): readonly LikeWord[] {
  const known = asked.get(part);
  if (known) return known;
  const sound = soundex(part);
  const own = { text: part, letters: lettersOf(part) };
  const found = (words.get(firstOf(part)) ?? []).flatMap((word) => {
    const sounds = sound !== '' && word.sound === sound;
    if (!sounds && !mayBeLike(own, word, leastOfWord)) return [];
    const letters = jaroWinkler(part, word.text);
    const likeness = sounds ? (letters + 1) / 2 : letters;
    return likeness >= leastOfWord ? [{ word, likeness }] : [];
  });
  found.sort((a, b) => b.likeness - a.likeness);
  if (asked.size >= mostAsked) asked.clear();
  asked.set(part, found);
  return found;
}

/**
 * How alike the words of two names are, each word held against one of the other, by the number of their letters. Where all words of one are in the other,
 * what the other has besides counts for a tenth: people leave names out.
 */
function partsLikeness(
  asked: readonly string[],
  listed: readonly string[],
  likeness: readonly ReadonlyMap<string, number>[],
): number {
  const pairs = asked.flatMap((one, from) =>
    listed.flatMap((other, to) => {
      const like = likeness[from]?.get(other);
      return like === undefined ? [] : [{ from, to, like, letters: one.length + other.length }];
    }),
  );
  pairs.sort((a, b) => b.like - a.like || b.letters - a.letters || a.from - b.from || a.to - b.to);
  const [froms, tos] = [new Set<number>(), new Set<number>()];
  let [ofAsked, ofListed] = [0, 0];
  for (const { from, to, like } of pairs) {
    if (froms.has(from) || tos.has(to)) continue;
    froms.add(from);
    tos.add(to);
    ofAsked += like * (asked[from]?.length ?? 0);
    ofListed += like * (listed[to]?.length ?? 0);
  }
  const [askedLetters, listedLetters] = [lengthOf(asked), lengthOf(listed)];
  const shares = [
    { share: ofAsked / askedLetters, words: asked.length, letters: askedLetters, other: ofListed / listedLetters },
    { share: ofListed / listedLetters, words: listed.length, letters: listedLetters, other: ofAsked / askedLetters },
  ];
  return Math.max(
    0,
    ...shares.map(({ share, words, letters, other }) =>
      words < leastWords || letters < leastLetters ? 0 : share * (0.9 + 0.1 * Math.min(1, other)),
    ),
  );
}

const lengthOf = (parts: readonly string[]): number => parts.reduce((sum, part) => sum + part.length, 0);

/** Clause-like HTML of about `size` characters and a second version with `share` of its blocks edited. The same for the same numbers. */
export function twoVersions(size: number, share: number): { before: string; after: string } {
  let seed = 20260121;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const pick = (words: readonly string[]) => words[random(words.length)] as string;
  // Two words in five are the trade's, the others are names and rarer words: a text of few words only would slow the peers unfairly.
  const word = () => (random(5) < 2 ? pick(vocabulary) : pick(heads) + pick(middles) + pick(tails));
  const sentence = (length: number) => Array.from({ length }, word).join(' ');
  const amount = () =>
    `${1 + random(900)},${String(random(1000)).padStart(3, '0')}.${String(random(100)).padStart(2, '0')}`;

  const block = (index: number): string => {
    const kind = random(12);
    if (kind === 0) return `<h3>${index}. ${sentence(4)}</h3>`;
    if (kind === 1) {
      const items = Array.from({ length: 3 }, () => `<li>${sentence(9)}</li>`);
      return `<ul>${items.join('')}</ul>`;
    }
    if (kind === 2) {
      const rows = Array.from({ length: 3 }, () => `<tr><td>${sentence(3)}</td><td>${amount()}</td></tr>`);
      return `<table><tbody>${rows.join('')}</tbody></table>`;
    }
    return `<p>${sentence(14)} <b>${sentence(3)}</b>, in the amount of ${amount()}, recorded in Volume ${random(999)}, Page ${random(999)}, ${sentence(12)} &amp; ${sentence(4)}.</p>`;
  };
  const edit = (html: string): string => {
    const kind = random(4);
    if (kind === 0) return '';
    if (kind === 1) return `${html}\n<p>${sentence(20)} ${amount()}.</p>`;
    // Words outside tags only: a person edits text.
    return html.replace(/>[^<]+</g, (text) =>
      random(2) ? text.replace(/\b[a-z]+\b/, word()) : text.replace(/\d+/, String(random(999))),
    );
  };

  const before: string[] = [];
  let length = 0;
  while (length < size) {
    const html = block(before.length + 1);
    before.push(html);
    length += html.length + 1;
  }
  return {
    before: before.join('\n'),
    after: before.map((html) => (random(1000) < share * 1000 ? edit(html) : html)).join('\n'),
  };
}

const vocabulary =
  'the of and to in easement covenant restriction recorded instrument official records county lot block addition subdivision plat volume page deed trust mortgage lien assessment tax year subsequent parties possession survey boundary encroachment utility electric line drainage setback building mineral interest royalty lease reservation conveyance grantor grantee heirs assigns successors title insurance policy schedule exception coverage premium commitment effective date proposed insured amount liability company agent countersigned authorized signatory requirement satisfaction release payoff escrow settlement closing disbursement proration'.split(
    ' ',
  );

const heads = 'bar cal dor fen gar hal kin lor mar nor pel quin ros sal tor ver wes zan al ber'.split(' ');
const middles = 'a e i o u am en il on ur'.split(' ');
const tails = 'ble dale ford gate ham ley mont ner port sen stead ton vale well wood worth'.split(' ');

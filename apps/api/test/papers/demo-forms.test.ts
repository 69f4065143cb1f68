import { disclosureFileSchema, disclosureOfAnswer } from '@closewright/contract/lender-disclosures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoForm, makeDemoWorld } from './demo-world.ts';
import { disagreements, drawnFigures, letters, lettersOf } from './drawn-figures.ts';
import { demoFacts } from './math/demo-facts.ts';
import { mathFigures } from './math/math-figures.ts';
import { ucdFigures } from './ucd-figures.ts';
import { drawnLines, ucdLines } from './ucd-lines.ts';

let world: Awaited<ReturnType<typeof makeDemoWorld>>;
let math: ReturnType<typeof mathFigures>;
beforeAll(async () => {
  world = await makeDemoWorld();
  math = mathFigures();
});
afterAll(() => world.close());

/** All letters of a form on paper that are read aloud. */
const spoken = async ({ print }: DemoForm): Promise<string> => {
  const { pages } = await print();
  return letters(pages.flatMap(({ texts }) => texts.filter(({ isArtifact }) => !isArtifact).map(({ text }) => text)));
};

/** A file with one of its amounts a cent higher, for each of them. */
const aCentOff = (xml: string): string[] =>
  [...xml.matchAll(/>(-?\d+\.\d\d(?:\d\d)?)</g)].map(({ 0: amount, 1: value = '', index }) => {
    const [, decimals = ''] = value.split('.');
    const other = (Number(value) + 0.01).toFixed(decimals.length);
    return `${xml.slice(0, index)}>${other}<${xml.slice(index + amount.length)}`;
  });

/** A file with one of the words of page 2 otherwise, for each of them. */
const saidOtherwise = (xml: string): string[] =>
  [
    ...xml.matchAll(
      /(?<=<(?:Fee|PrepaidItem|EscrowItem)Type \S+DisplayLabelText="|<(?:PrepaidItemMonthsPaidCount|PrepaidItemPerDiemAmount|EscrowCollectedNumberOfMonthsCount|EscrowMonthlyPaymentAmount)>|<PrepaidItemPaid(?:From|Through)Date>20)\d?/g,
    ),
  ].map(({ 0: digit, index }) => `${xml.slice(0, index)}9${xml.slice(index + digit.length)}`);

describe.each([...Object.keys(demoFacts), 'CM-2001'])('each form of file %s', (fileNumber) => {
  it('reads on paper as on the screen', async () => {
    for (const form of await world.formsOf(fileNumber))
      expect(await spoken(form), form.name).toBe(lettersOf(form.drawn));
  });
});

describe.each(Object.keys(demoFacts))('each form of file %s', (fileNumber) => {
  it('has the figures of closewright-math', async () => {
    const forms = await world.formsOf(fileNumber);
    const differences = forms.flatMap(({ name, drawn }) =>
      name === 'loanEstimate'
        ? []
        : disagreements(drawnFigures(drawn), math(fileNumber)(name)).map((each) => `${name}: ${each}`),
    );
    expect(differences).toEqual([]);
  });
});

type Disclosure = ReturnType<typeof disclosureOfAnswer>;

describe.each(['12-3456', 'TX-1001', 'RF-1002'])('the closing disclosure of file %s', (fileNumber) => {
  const formOf = async () => {
    const forms = await world.formsOf(fileNumber);
    return forms.find(({ name }) => name === 'closingDisclosure')?.drawn ?? expect.fail('no form');
  };

  it('has in its UCD the figures of the form, each of which is held against it', async () => {
    const [drawn, xml] = [drawnFigures(await formOf()), await world.exported(fileNumber, 'UCD')];
    expect(disagreements(drawn, ucdFigures(xml))).toEqual([]);
    const others = aCentOff(xml);
    expect(others.length).toBeGreaterThan(50);
    for (const other of others) expect(disagreements(drawn, ucdFigures(other)), other).not.toEqual([]);
  });

  it('has in its UCD the words of page 2: names, months, what a month or a day is, days and payees, each of which is held against it', async () => {
    const [lines, xml] = [drawnLines(await formOf()), await world.exported(fileNumber, 'UCD')];
    expect(ucdLines(xml)).toEqual(lines);
    const others = saidOtherwise(xml);
    expect(others.length).toBeGreaterThan(lines.length);
    for (const other of others) expect(ucdLines(other), other).not.toEqual(lines);
  });
});

/** A disclosure whose lines are told apart by what they say. UCD has no word for what some charges are for, and four decimals of a rate. */
const inAnyOrder = ({ facts, payments, fees, lines }: Disclosure) => ({
  facts: { ...facts, apr: Number(facts.apr), tip: Number(facts.tip), interestRate: Number(facts.interestRate) },
  payments,
  fees: fees.map((fee) => told({ ...fee, kind: null })).toSorted(),
  lines: lines.map(told).toSorted(),
});
const told = (line: object): string =>
  Object.entries(line)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .toSorted()
    .join();

describe.each(['12-3456', 'TX-1001', 'RF-1002', 'CM-2001'])('the closing disclosure of file %s', (fileNumber) => {
  it.each(['UCD', 'JSON'] as const)('as %s is read back by our import without loss', async (format) => {
    const ours = disclosureFileSchema.parse(JSON.parse(await world.exported(fileNumber, 'JSON')));
    const { differences, theirs } = await world.compared(fileNumber, await world.exported(fileNumber, format));
    expect(differences).toEqual([]);
    expect(inAnyOrder(disclosureOfAnswer(theirs))).toEqual(inAnyOrder(ours));
  });
});

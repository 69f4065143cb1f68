import type { FormName } from '@closewright/domain/forms';
import type { Figures } from '../drawn-figures.ts';
import type { Case, DemoFacts, Said } from './case-parts.ts';
import { demoFacts } from './demo-facts.ts';
import { type Answer, askMath } from './run-command.ts';
import {
  altaFigures,
  balanceFigures,
  comparisonFigures,
  depositFigures,
  hudFigures,
  hudSummary,
  netSheetFigures,
} from './sheet-figures.ts';
import { disclosureFigures, pageFigures, sellersFigures, termFigures } from './statement-figures.ts';

type Cases = Readonly<Record<string, Case>>;
type Asked = (name: string) => Answer;

/** Cases of all files, asked at once; the answers by file and name. */
function askAll(casesOf: (facts: DemoFacts, file: string) => Cases): (file: string) => Asked {
  const cases = Object.entries(demoFacts).flatMap(([file, facts]) =>
    Object.entries(casesOf(facts, file)).map(([name, each]) => [`${file} ${name}`, each] as const),
  );
  const answers = askMath(Object.fromEntries(cases));
  return (file) => (name) => answers(`${file} ${name}`);
}

/** The statements that are made of the same facts. */
function statementsOf(facts: DemoFacts, said: Said): Cases {
  const own = facts.facts(said);
  const isRefinance = own.transaction === 'refinance';
  const variants = [
    'combined',
    ...(isRefinance ? [] : ['buyer', 'seller']),
    ...(own.loanAmount === undefined ? ['cash'] : []),
  ];
  const inParts = { ...own, ...(facts.payoffParts && { payoffs: facts.payoffParts }) };
  return {
    settlement: { kind: 'settlement', ...own },
    hud1974: { kind: 'hud-1', form: '1974', ...own },
    hud2010: { kind: 'hud-1', form: '2010', ...own },
    ...Object.fromEntries(variants.map((variant) => [variant, { kind: 'alta-statement', variant, ...inParts }])),
    ...(own.fees.some((fee) => 'estimate' in fee) && { gfe: { kind: 'gfe-comparison', ...own } }),
    buyersNet: { kind: 'net-sheet', side: 'buyer', ...own },
    ...(!isRefinance && { sellersNet: { kind: 'net-sheet', side: 'seller', ...own } }),
  };
}

/** The pages of the loan, which need totals of the statement. Page 4 has mortgage insurance that is paid out of the account, page 1 has it by itself. */
function pagesOf({ loan, facts }: DemoFacts, parts: Said, settlement: Answer): Cases {
  if (!loan) return {};
  const {
    escrow = 0,
    account = 0,
    otherPropertyCosts = 0,
    prepaymentPenalty,
    mortgageInsuranceAtClosing = 0,
    ...terms
  } = loan;
  const pages = {
    kind: 'disclosure-pages',
    ...terms,
    otherPropertyCosts,
    ...(prepaymentPenalty !== undefined && { prepaymentPenalty }),
    initialEscrow: settlement.text('G'),
    loanCosts: settlement.text('D'),
    otherCosts: settlement.text('I'),
    lenderCredits: facts(parts).lenderCredits ?? 0,
    cashFromBorrower: settlement.text('cashFromBorrower'),
  };
  return {
    loanCosts: {
      kind: 'loan-costs',
      ...terms,
      mortgageInsuranceAtClosing,
      loanCosts: settlement.text('D'),
      prepaidInterest: parts('interest', 'prepaidInterest'),
    },
    pages: { ...pages, escrow },
    account: { ...pages, escrow: account },
  };
}

/** The forms of what is paid; a loan estimate is of what was said before, which is typed. */
type ReckonedForm = Exclude<FormName, 'loanEstimate'>;

/** What closewright-math says of the demo files, by where their forms have it. Asked three times in all: it is given facts alone, and what it answered of them. */
export function mathFigures(): (file: string) => (form: ReckonedForm) => Figures {
  const saidOf =
    (asked: Asked): Said =>
    (name, path) =>
      asked(name).text(path);
  const parts = askAll(({ parts: own }) => own);
  const statements = askAll((facts, file) => statementsOf(facts, saidOf(parts(file))));
  const pages = askAll((facts, file) => ({
    ...pagesOf(facts, saidOf(parts(file)), statements(file)('settlement')),
    ...(file === 'RM-1005' && {
      oneA: {
        kind: 'hud-1a',
        loanAmount: 120_000,
        settlementCharges: statements(file)('settlement').text('borrowerAtClosing'),
        disbursements: facts.facts(saidOf(parts(file))).payoffs?.map(({ label, amount }) => ({ payee: label, amount })),
      },
    }),
  }));
  return (file) => {
    const [asked, paged] = [statements(file), pages(file)];
    const facts = demoFacts[file];
    if (!facts) throw new Error(`Nothing is known of ${file}`);
    const { lenderCredits = 0, transaction } = facts.facts(saidOf(parts(file)));
    const settlement = asked('settlement');
    const buyer = transaction === 'refinance' ? 'Borrower' : 'Borrower/Buyer';
    const ofLoan = facts.isDisclosed
      ? pageFigures(paged('pages'), paged('account'), paged('loanCosts'))
      : facts.loan
        ? termFigures(paged('pages'))
        : {};
    const disclosure = { ...disclosureFigures(settlement, lenderCredits.toFixed(2)), ...ofLoan };
    const ofSeller = sellersFigures(settlement);
    const all: Readonly<Record<ReckonedForm, () => Figures>> = {
      closingDisclosure: () => disclosure,
      borrowersDisclosure: () =>
        Object.fromEntries(Object.entries(disclosure).filter(([place]) => !(place in ofSeller))),
      sellersDisclosure: () => ({ ...ofSeller, 'J Seller-Paid At Closing': settlement.text('sellerAtClosing') }),
      hudStatement: () =>
        file === 'RM-1005'
          ? {
              ...hudFigures(
                asked('hud2010')
                  .items('lines')
                  .filter((line) => Number(line.text('line')) >= 700),
                ['buyer'],
              ),
              ...hudFigures(paged('oneA').items('lines'), ['buyer']),
              ...comparisonFigures(asked('gfe')),
            }
          : hudSummary(hudFigures(asked('hud1974').items('lines'), ['buyer', 'seller'])),
      combinedStatement: () =>
        altaFigures(asked('combined'), transaction === 'refinance' ? { buyer } : { seller: 'Seller', buyer }),
      buyersStatement: () => altaFigures(asked('buyer'), { buyer }),
      sellersStatement: () => altaFigures(asked('seller'), { seller: 'Seller' }),
      cashStatement: () => altaFigures(asked('cash'), { seller: 'Seller', buyer }),
      buyersNetSheet: () => netSheetFigures(asked('buyersNet'), 'Price and costs', 'Loans and credits'),
      sellersNetSheet: () => netSheetFigures(asked('sellersNet'), 'Price and credits', 'Costs'),
      disbursementSheet: () => balanceFigures(settlement),
      escrowStatement: () => depositFigures(settlement),
    };
    return (form) => all[form]();
  };
}

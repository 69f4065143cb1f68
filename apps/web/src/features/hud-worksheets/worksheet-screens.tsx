import type { Settlement } from '@closewright/contract/settlement';
import {
  type FiguredFee,
  type HudWorksheet,
  originationWorksheet,
  type StatementFigures,
  titleWorksheet,
} from '@closewright/domain/closing-file';
import { useFiguredFees, useStatementFigures } from '../../records/settlement/statement-figures.ts';
import { StatementPage } from '../../records/settlement/statement-page.tsx';
import { WorksheetGrid } from './worksheet-grid.tsx';

/** A page of what makes up lines of the HUD-1 of 2010. */
interface WorksheetPage {
  readonly routeName: string;
  readonly label: string;
  readonly sheetOf: (figures: StatementFigures, fees: readonly FiguredFee[]) => HudWorksheet;
}

/** What makes up lines 801, 802 and 803. */
export const Worksheet801Screen = () => <Screen page={origination} />;

/** What line 1101 counts, and what of title services stands beside it. */
export const TitleServicesScreen = () => <Screen page={title} />;

const origination: WorksheetPage = {
  routeName: 'file.settlement.worksheet801',
  label: 'Worksheet 801',
  sheetOf: originationWorksheet,
};

const title: WorksheetPage = {
  routeName: 'file.settlement.additional-title-services',
  label: 'Additional title services',
  sheetOf: titleWorksheet,
};

const Screen = ({ page }: { page: WorksheetPage }) => (
  <StatementPage routeName={page.routeName}>
    {(statement) => <Loaded statement={statement} page={page} />}
  </StatementPage>
);

function Loaded({ statement, page: { routeName, label, sheetOf } }: { statement: Settlement; page: WorksheetPage }) {
  const figures = useStatementFigures(statement);
  const fees = useFiguredFees(statement);
  if (figures === null) return null;
  return <WorksheetGrid statement={statement} routeName={routeName} label={label} sheet={sheetOf(figures, fees)} />;
}

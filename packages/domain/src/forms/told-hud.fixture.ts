import { file } from '../closing-file/stored-purchase.fixture.ts';
import { SettlementStatementType } from '../orders/index.ts';
import { hudStatement } from './hud/hud-statement.ts';
import type { ToldOfFile } from './index.ts';
import { statementOf } from './stored-h25b.fixture.ts';
import { told } from './told-h25b.fixture.ts';

/** Form H-25(B) on a HUD-1, with changes of what is stored and told. */
export const hudOf = (
  form: 'HUD2010' | 'HUD1974',
  given: Parameters<typeof statementOf>[0] = {},
  more: Partial<ToldOfFile> = {},
) =>
  hudStatement(
    statementOf({
      ...given,
      file: { ...(given.file ?? file), settlementStatementType: SettlementStatementType[form] },
    }),
    { ...told, ...more },
  );

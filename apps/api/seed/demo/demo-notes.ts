import type { Transaction } from 'kysely';
import { insertRows } from '../../src/platform/db/insert-rows.ts';
import type { DB } from '../../src/platform/db/schema.gen.ts';
import { nextIDs } from '../../src/platform/tenant/in-tenant.ts';
import { staffID } from '../tenant.ts';

interface DemoNote {
  readonly by: Parameters<typeof staffID>[0];
  readonly daysAgo: number;
  /** Ids of the lookup sets noteTypes and noteCategories. */
  readonly type: number;
  readonly category: number | null;
  readonly body: string;
  readonly isPinned?: true;
  readonly isVisibleToClient?: true;
  /** The place of the note in this list that it takes the place of. */
  readonly supersedes?: number;
}

/** What people wrote about the demo file, the oldest first; its critical note is the file's own. */
const notes: readonly DemoNote[] = [
  {
    by: 'escrow-officer',
    daysAgo: 24,
    type: 1,
    category: null,
    body: 'File opened from the contract Omega Real Estate sent. Both agents want updates by e-mail.',
  },
  {
    by: 'title-examiner',
    daysAgo: 17,
    type: 4,
    category: 7,
    body: 'Search is in. One open mortgage of the sellers, no judgments. The plat shows a 10 ft utility easement along the east line; it goes into Schedule B-II.',
  },
  {
    by: 'closer',
    daysAgo: 9,
    type: 2,
    category: 5,
    body: 'Payoff of the sellers will be good through 04/30.',
  },
  {
    by: 'closer',
    daysAgo: 8,
    type: 2,
    category: 5,
    body: 'Payoff of the sellers is good through 04/20 only: the servicer corrected its letter. Ask for a new one if we close later.',
    supersedes: 2,
  },
  {
    by: 'escrow-officer',
    daysAgo: 6,
    type: 3,
    category: 1,
    body: 'Told the buyers what to bring: two forms of identification each. The amount to wire comes with the final Closing Disclosure; call us before wiring.',
    isVisibleToClient: true,
  },
  {
    by: 'closer',
    daysAgo: 3,
    type: 6,
    category: 2,
    body: 'Sellers sign at 10:30 with the buyers. Amy Doe brings her FIRPTA form then, or a photo of it before.',
    isPinned: true,
  },
];

const day = 86_400_000;

/** Stores the notes of the demo file. */
export async function storeDemoNotes(tx: Transaction<DB>, tenant: string, ordersID: number): Promise<void> {
  const first = await nextIDs(tx, 'order_note_id', notes.length);
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * day).toISOString();
  await insertRows(
    tx,
    'order_notes',
    notes.map((note, index) => ({
      tenant_id: tenant,
      order_note_id: first + index,
      orders_id: ordersID,
      body: note.body,
      is_critical: false,
      users_id: staffID(note.by),
      created_at: at(note.daysAgo),
      note_type_id: note.type,
      note_category_id: note.category,
      is_pinned: note.isPinned ?? false,
      is_visible_to_client: note.isVisibleToClient ?? false,
      supersedes_id: note.supersedes === undefined ? null : first + note.supersedes,
      superseded_at: supersededAt(index, at),
      version: 1,
      updated_at: at(note.daysAgo),
      updated_by: String(staffID(note.by)),
    })),
  );
}

function supersededAt(index: number, at: (daysAgo: number) => string): string | null {
  const by = notes.find(({ supersedes }) => supersedes === index);
  return by === undefined ? null : at(by.daysAgo);
}

import type { SecuritySettings } from '@closewright/domain/access';
import { Table } from '@closewright/ui/table';
import { useMemo } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { effectiveAccess, type RoleDifference } from './role-form.ts';

/** What a save would change: each setting before and after, then what that does to the screens of the people who have it. */
export function RoleChanges({
  differences,
  before,
  after,
}: {
  differences: readonly RoleDifference[];
  before: SecuritySettings;
  after: SecuritySettings;
}) {
  const screens = useScreenChanges(before, after);
  return (
    <div className="flex flex-col gap-3">
      <Table
        caption="Settings"
        rows={differences}
        rowKey={({ name }) => name}
        columns={[
          { id: 'label', header: 'Setting', cell: ({ label }) => label, rowHead: true },
          {
            id: 'before',
            header: 'Now',
            cell: ({ before: was }) => <del className="text-muted">{was || 'None'}</del>,
          },
          {
            id: 'after',
            header: 'After',
            cell: ({ after: becomes }) => <ins className="font-semibold no-underline">{becomes}</ins>,
          },
        ]}
      />
      {screens.length > 0 && (
        <Table
          caption="Screens this changes"
          rows={screens}
          rowKey={({ name }) => name}
          columns={[
            { id: 'label', header: 'Screen', cell: ({ label }) => label, rowHead: true },
            { id: 'before', header: 'Now', cell: ({ was }) => <del className="text-muted">{was}</del> },
            {
              id: 'after',
              header: 'After',
              cell: ({ level }) => <ins className="font-semibold no-underline">{level}</ins>,
            },
          ]}
        />
      )}
    </div>
  );
}

/** The screens whose effective access differs. */
function useScreenChanges(before: SecuritySettings, after: SecuritySettings) {
  const { features } = useSession().actor;
  return useMemo(() => {
    const was = new Map(effectiveAccess(before, features).map((screen) => [screen.name, screen.level]));
    return effectiveAccess(after, features)
      .map((screen) => ({ ...screen, was: was.get(screen.name) ?? '' }))
      .filter(({ level, was: old }) => level !== old);
  }, [before, after, features]);
}

import { Table } from '@closewright/ui/table';
import { useMemo } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { effectiveAccess, type RoleDifference } from './role-form.ts';
import type { RolePlace } from './role-rights.ts';

/** What a save would do: the settings that differ and, place by place, the rights before and after. */
export interface RoleChange {
  differences: readonly RoleDifference[];
  /** All regions first, then those where the role grants otherwise. */
  places: readonly RolePlace[];
}

/** What a save would change: each setting before and after, then what that does to the screens of the people who have it. */
export function RoleChanges({ differences, places }: RoleChange) {
  const screens = useScreenChanges(places);
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
          rowKey={({ key }) => key}
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

/** The screens whose effective access differs; a region is named where it does otherwise than all regions do. */
function useScreenChanges(places: readonly RolePlace[]) {
  const { features } = useSession().actor;
  return useMemo(() => {
    const [everywhere = [], ...regions] = places.map(({ name, before, after }) => {
      const was = new Map(effectiveAccess(before, features).map((screen) => [screen.name, screen.level]));
      return effectiveAccess(after, features)
        .map((screen) => ({ ...screen, was: was.get(screen.name) ?? '', key: `${screen.name} ${name}`, place: name }))
        .filter(({ level, was: old }) => level !== old);
    });
    const isSaid = (screen: (typeof everywhere)[number]) =>
      everywhere.some(({ name, was, level }) => name === screen.name && was === screen.was && level === screen.level);
    const ofRegions = regions.flatMap((list) => list.filter((screen) => !isSaid(screen)));
    return [...everywhere, ...ofRegions.map((screen) => ({ ...screen, label: `${screen.label} in ${screen.place}` }))];
  }, [places, features]);
}

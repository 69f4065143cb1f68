import type { ActiveUser, Licence } from '@closewright/contract/licence';
import { configurationPath, configurationScreens } from '@closewright/domain/configuration';
import { counted } from '@closewright/domain/formats';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import type { GridColumn } from '@closewright/ui/data-grid';
import { LicenceGauge } from '@closewright/ui/licence-gauge';
import { TextLink } from '@closewright/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type Clock, useClock } from '../../../app/session/clock.ts';
import { messageOf, queryFor } from '../../../lib/api/index.ts';
import { SettingList } from '../list/setting-list.tsx';

/** Who is active, on which screen and file, and how that stands to the licence. */
export function SessionsScreen({ find }: { find?: string | undefined }) {
  const clock = useClock();
  const users = useQuery(queryFor('listActiveUsers'));
  const licence = useQuery(queryFor('getLicence'));
  const columns = useMemo(() => sessionColumns(clock), [clock]);
  const { error } = licence;
  // A licence that cannot be read is only logged (building-blocks.md §8): the users below are what the screen is for.
  useEffect(() => {
    if (error !== null) console.warn(`The license could not be read: ${messageOf(error)}`);
  }, [error]);
  const refresh = () => void Promise.all([users.refetch(), licence.refetch()]);
  return (
    <SettingList
      screen="sessions"
      noun={['active user', 'active users']}
      empty="Nobody is active now"
      query={users}
      columns={columns}
      rowKey={({ usersID }) => usersID}
      find={find}
      actions={<Button onClick={refresh}>Refresh</Button>}
      above={
        licence.data && (
          <section aria-label="License" className="flex-none border-t border-hairline bg-surface-base px-4 py-3">
            <LicenceSummary licence={licence.data} />
          </section>
        )
      }
    />
  );
}

const settingsScreen = 'system-settings';

function LicenceSummary({ licence }: { licence: Licence }) {
  const { userCount, userLimit, alertThreshold, isLicenseEnforced } = licence;
  const hasSettings = configurationScreens.some(({ name }) => name === settingsScreen);
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
      {userLimit === null ? (
        <p className="text-figure font-semibold figures">{counted(userCount, 'user active', 'users active')}</p>
      ) : (
        <LicenceGauge
          active={userCount}
          licensed={userLimit}
          alertThreshold={alertThreshold}
          enforced={isLicenseEnforced}
        />
      )}
      <div className="max-w-[420px] text-label text-muted">
        <p>{licenceText(licence)}</p>
        <p>A user counts as active until a session without activity ends.</p>
        {hasSettings && (
          <p className="pt-1">
            <TextLink href={`${configurationPath(settingsScreen)}?find=license`}>Change the license settings</TextLink>
          </p>
        )}
      </div>
    </div>
  );
}

function licenceText({ userLimit, alertThreshold, isLicenseEnforced }: Licence): string {
  if (userLimit === null) return 'No limit of licensed users is set.';
  const users = counted(userLimit, 'user');
  return isLicenseEnforced
    ? `The license is for ${users} and is enforced: above ${alertThreshold} percent an alert is shown.`
    : `The license is for ${users} and is not enforced: no alert is shown.`;
}

function sessionColumns(clock: Clock): GridColumn<ActiveUser>[] {
  return [
    { id: 'displayName', header: 'Name', value: (user) => user.displayName, grow: 1, minWidth: 160, rowHeader: true },
    { id: 'login', header: 'Login', value: (user) => user.login, width: 160 },
    { id: 'screen', header: 'Screen', value: (user) => routeByName(user.routeName).label, grow: 1, minWidth: 160 },
    { id: 'fileNumber', header: 'File', kind: 'identifier', value: (user) => user.fileNumber, width: 130 },
    {
      id: 'activeAt',
      header: 'Opened',
      kind: 'date',
      value: (user) => user.activeAt,
      text: (user) => clock.since(user.activeAt),
      width: 170,
    },
  ];
}

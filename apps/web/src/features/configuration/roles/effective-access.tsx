import type { SecuritySettings } from '@closewright/domain/access';
import { SearchBox } from '@closewright/ui/search-box';
import { useMemo, useState } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { effectiveAccess } from './role-form.ts';

/** What somebody with these rights gets on every screen, and why it is less than full. */
export function EffectiveAccess({ rights }: { rights: SecuritySettings }) {
  const { features } = useSession().actor;
  const [filter, setFilter] = useState('');
  const screens = useMemo(() => effectiveAccess(rights, features), [rights, features]);
  const found = screens.filter(({ label, place }) =>
    `${label} ${place}`.toLowerCase().includes(filter.trim().toLowerCase()),
  );
  return (
    <div className="flex flex-col gap-2">
      <SearchBox
        aria-label="Filter screens"
        placeholder="Filter screens"
        debounce={0}
        value={filter}
        onValueChange={setFilter}
      />
      <ul>
        {found.map(({ name, label, place, level, reason }) => (
          <li key={name} className="border-b border-hairline py-1">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate">
                {label} <span className="text-micro text-muted">{place}</span>
              </span>
              <span className={level === 'None' ? 'flex-none text-muted' : 'flex-none font-semibold'}>{level}</span>
            </span>
            {reason !== '' && <span className="block text-micro text-muted">{reason}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

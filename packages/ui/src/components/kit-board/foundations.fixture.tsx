const colours = [
  ['canvas', 'surface-canvas'],
  ['base', 'surface-base'],
  ['selected', 'surface-selected'],
  ['current', 'surface-current'],
  ['chrome', 'surface-chrome'],
  ['accent', 'accent-solid'],
  ['focus', 'focus-ring'],
  ['info', 'info-solid'],
  ['success', 'success-solid'],
  ['warning', 'warning-solid'],
  ['danger', 'danger-solid'],
  ['neutral', 'neutral-solid'],
  ['s1', 'chart-s1'],
  ['s2', 'chart-s2'],
  ['s3', 'chart-s3'],
  ['s4', 'chart-s4'],
  ['s5', 'chart-s5'],
  ['s6', 'chart-s6'],
] as const;

/** Colours by their names, and every size of type. */
export function Foundations() {
  return (
    <div className="flex flex-col gap-4 p-3">
      <ul className="flex flex-wrap gap-2">
        {colours.map(([name, token]) => (
          <li key={token} className="text-micro text-muted">
            <span
              aria-hidden
              className="mb-1 block h-7 w-18 rounded-sm border border-hairline"
              style={{ background: `var(--${token})` }}
            />
            {name}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline gap-6">
        <span className="text-figure font-semibold figures">14,147.26</span>
        <span className="text-title font-total">Title 18</span>
        <span className="text-heading font-semibold">Heading 15</span>
        <span className="text-section font-semibold">Section 13</span>
        <span className="text-body">Body 13</span>
        <span className="text-label font-label text-muted">Label 12</span>
        <span className="text-micro font-medium text-subtle">Micro 11</span>
        <span className="text-body identifier">O0 Il1 88-104422</span>
      </p>
    </div>
  );
}

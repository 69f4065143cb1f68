import type { ReactNode } from 'react';

/** The form of what is entered beside the figures that follow from it; below each other where there is no room. Figures alone are printed. */
export function FormBesideFigures({ form, children }: { form: ReactNode; children: ReactNode }) {
  return (
    <div className="@container flex min-h-0 min-w-0 flex-1 print:block">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col divide-hairline overflow-y-auto @min-[860px]:flex-row @min-[860px]:divide-x @min-[860px]:overflow-hidden print:block print:overflow-visible">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col print:hidden">{form}</div>
        <section
          aria-label="Figures"
          className="flex min-w-0 flex-1 flex-col gap-section py-2 @min-[860px]:overflow-y-auto print:overflow-visible"
        >
          {children}
        </section>
      </div>
    </div>
  );
}

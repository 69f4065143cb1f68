/** What the field understood so far, below the box while typing. Described, not announced: a voice on every key would be noise. */
export function FieldEcho({ id, text }: { id: string; text: string | null }) {
  return text === null ? null : (
    <p id={id} data-slot="field-echo" className="mt-0.5 truncate text-[12px] leading-4 text-subtle figures">
      {text}
    </p>
  );
}

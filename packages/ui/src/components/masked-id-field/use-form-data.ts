import { type RefObject, useEffect } from 'react';

/**
 * Adds a value to the native form around an element at the moment it is sent, so that it is never in the page. Nothing is added while
 * the value is undefined (unchanged); null is sent as the empty text.
 */
export function useFormData(
  inside: RefObject<HTMLElement | null>,
  name: string | undefined,
  value: string | null | undefined,
): void {
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form || !name || value === undefined) return;
    const add = (event: FormDataEvent) => event.formData.set(name, value ?? '');
    form.addEventListener('formdata', add);
    return () => form.removeEventListener('formdata', add);
  }, [inside, name, value]);
}

import { UnreadInput } from '@closewright/domain/errors';
import { z } from 'zod';

/** Stands for a part of which nothing can be read. */
const unread = Symbol('unread');

/**
 * What of a value its schema can read, where it cannot read all of it. A field that is not read throws an UnreadInput when it is asked for, so that the
 * rules are asked of all others.
 */
export function readableParts<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parts = partsOf(schema, value);
  if (parts === unread) throw new UnreadInput();
  // Each field holds what the schema gives for it, or throws.
  return parts as z.output<Schema>;
}

function partsOf(schema: z.core.$ZodType, value: unknown): unknown {
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  const within = unwrapped(schema);
  if (within instanceof z.ZodObject) return fieldsOf(within, value);
  // What is wrong with a list as a whole, such as its length, leaves nothing of it.
  if (!(within instanceof z.ZodArray) || !Array.isArray(value)) return unread;
  if (read.error.issues.some(({ path }) => path.length === 0)) return unread;
  const all = value.map((each) => partsOf(within.element, each));
  return all.includes(unread) ? unread : all;
}

/** The schema of what is there, where it may be left out. */
const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? unwrapped(schema.unwrap())
    : schema;

function fieldsOf(schema: z.ZodObject, value: unknown): unknown {
  // What is checked of an object as a whole is not known of its parts.
  if (typeof value !== 'object' || value === null || Array.isArray(value) || schema.def.checks?.length) return unread;
  const made = {};
  for (const [name, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
    const part = partsOf(field, Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined);
    Object.defineProperty(made, name, {
      enumerable: true,
      get: () => {
        if (part === unread) throw new UnreadInput();
        return part;
      },
    });
  }
  return made;
}

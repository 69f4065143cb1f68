import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

/** Root of a menu. See MenuButton for the usual case: a button with a list of acts. */
export const DropdownMenu = Radix.Root;
export const DropdownMenuTrigger = Radix.Trigger;
export const DropdownMenuGroup = Radix.Group;
export const DropdownMenuRadioGroup = Radix.RadioGroup;

/** The floating list. */
export function DropdownMenuContent({
  className,
  sideOffset = 4,
  align = 'start',
  ...rest
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="menu"
        sideOffset={sideOffset}
        align={align}
        collisionPadding={8}
        className={cn(
          'z-layer max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-auto rounded-md border border-default bg-surface-raised py-1 text-body text-default shadow-layer animate-layer focus:outline-none',
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  );
}

const row =
  'relative flex min-h-menu-item cursor-pointer items-center gap-2 px-3 whitespace-nowrap outline-none select-none data-highlighted:bg-surface-current data-highlighted:shadow-[inset_3px_0_0_var(--accent-border)] data-disabled:cursor-default data-disabled:text-disabled [&_svg]:size-icon-sm [&_svg]:flex-none';

export interface DropdownMenuItemProps extends ComponentProps<typeof Radix.Item> {
  icon?: ReactNode;
  /** Small text at the right: a shortcut or a state. */
  detail?: ReactNode;
  /** Red text; for acts that take something away. */
  destructive?: boolean;
}

/** One act. */
export function DropdownMenuItem({
  icon,
  detail,
  destructive = false,
  className,
  children,
  ...rest
}: DropdownMenuItemProps) {
  return (
    <Radix.Item data-slot="menu-item" className={cn(row, destructive && 'text-danger-fg', className)} {...rest}>
      {rest.asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
          {detail !== undefined && <span className="ml-auto pl-4 text-label text-subtle">{detail}</span>}
        </>
      )}
    </Radix.Item>
  );
}

/** One of several, ticked. */
export function DropdownMenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem data-slot="menu-radio" className={cn(row, 'pl-8', className)} {...rest}>
      <Radix.ItemIndicator className="absolute left-3">
        <Check aria-hidden strokeWidth={1.75} />
      </Radix.ItemIndicator>
      {children}
    </Radix.RadioItem>
  );
}

/** On or off, ticked. Does not close the menu. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  onSelect,
  ...rest
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem
      data-slot="menu-checkbox"
      className={cn(row, 'pl-8', className)}
      onSelect={(event) => {
        event.preventDefault();
        onSelect?.(event);
      }}
      {...rest}
    >
      <Radix.ItemIndicator className="absolute left-3">
        <Check aria-hidden strokeWidth={1.75} />
      </Radix.ItemIndicator>
      {children}
    </Radix.CheckboxItem>
  );
}

/** Heading of a group. */
export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return (
    <Radix.Label
      data-slot="menu-label"
      className={cn('flex min-h-6 items-center px-3 text-micro font-semibold text-muted', className)}
      {...rest}
    />
  );
}

export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn('my-1 h-px bg-(--border-hairline)', className)} {...rest} />;
}

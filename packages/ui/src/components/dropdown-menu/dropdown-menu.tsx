import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../lib/cn.ts';

/** Root of a menu. See MenuButton for the usual case: a button with a list of acts. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  // It is drawn at the end of the body: it reads as the page does.
  return <Radix.Root dir={document.dir === 'rtl' ? 'rtl' : 'ltr'} {...props} />;
}
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
  'relative flex min-h-menu-item cursor-pointer items-center gap-2 px-3 whitespace-nowrap outline-none select-none data-highlighted:bg-surface-current data-highlighted:shadow-[inset_3px_0_0_var(--accent-border)] data-disabled:cursor-default data-disabled:text-disabled aria-disabled:cursor-default aria-disabled:text-disabled [&_svg]:size-icon-sm [&_svg]:flex-none';

export interface DropdownMenuItemProps extends ComponentProps<typeof Radix.Item> {
  icon?: ReactNode;
  /** Small text at the right: a shortcut or a state. */
  detail?: ReactNode;
  /** Red text; for acts that take something away. */
  destructive?: boolean;
  /** Why it is disabled: it is reached all the same, and says so. */
  disabledReason?: string | undefined;
}

/** One act. */
export function DropdownMenuItem({
  icon,
  detail,
  destructive = false,
  disabled = false,
  disabledReason,
  className,
  children,
  onSelect,
  ...rest
}: DropdownMenuItemProps) {
  const reasonID = useId();
  const reason = disabled ? disabledReason : undefined;
  return (
    <Radix.Item
      data-slot="menu-item"
      disabled={disabled && reason === undefined}
      {...(reason !== undefined && { 'aria-disabled': true, 'aria-describedby': reasonID })}
      onSelect={reason === undefined ? onSelect : (event) => event.preventDefault()}
      className={cn(row, destructive && reason === undefined && 'text-danger-fg', className)}
      {...rest}
    >
      {rest.asChild ? (
        children
      ) : (
        <>
          {icon}
          {reason === undefined ? (
            children
          ) : (
            <span className="min-w-0 py-1 leading-4">
              {children}
              {/* Describes the row and does not name it. */}
              <span id={reasonID} aria-hidden className="block max-w-60 text-label whitespace-normal text-muted">
                {reason}
              </span>
            </span>
          )}
          {detail !== undefined && <span className="ms-auto ps-4 text-label text-subtle">{detail}</span>}
        </>
      )}
    </Radix.Item>
  );
}

/** One of several, ticked. */
export function DropdownMenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem data-slot="menu-radio" className={cn(row, 'ps-8', className)} {...rest}>
      <Radix.ItemIndicator className="absolute start-3">
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
      className={cn(row, 'ps-8', className)}
      onSelect={(event) => {
        event.preventDefault();
        onSelect?.(event);
      }}
      {...rest}
    >
      <Radix.ItemIndicator className="absolute start-3">
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

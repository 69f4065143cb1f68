import {
  Bell,
  Building2,
  CalendarClock,
  CalendarDays,
  Clock,
  CloudOff,
  Construction,
  Hammer,
  Info,
  Lock,
  type LucideIcon,
  Mail,
  MapPinOff,
  Megaphone,
  MonitorX,
  Phone,
  ServerOff,
  ShieldAlert,
  ShieldX,
  TriangleAlert,
  Truck,
  UserX,
  Wrench,
} from 'lucide-react';

/** The icons a tenant may choose for a notice of its own, by their lucide names. All of lucide would be half a megabyte. */
const icons: Readonly<Record<string, LucideIcon>> = {
  bell: Bell,
  'building-2': Building2,
  'calendar-clock': CalendarClock,
  'calendar-days': CalendarDays,
  clock: Clock,
  'cloud-off': CloudOff,
  construction: Construction,
  hammer: Hammer,
  info: Info,
  lock: Lock,
  mail: Mail,
  'map-pin-off': MapPinOff,
  megaphone: Megaphone,
  'monitor-x': MonitorX,
  phone: Phone,
  'server-off': ServerOff,
  'shield-alert': ShieldAlert,
  'shield-x': ShieldX,
  'triangle-alert': TriangleAlert,
  truck: Truck,
  'user-x': UserX,
  wrench: Wrench,
};

/** The icon of a name; a name that is none of them gets the plain one. */
export function noticeIcon(name: string): LucideIcon {
  return icons[name] ?? Info;
}

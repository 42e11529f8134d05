import { CalendarDays, Car, Check, Clock, Luggage, MountainSnow, Phone, Plane, Route, Search, Ticket, Users, Wallet } from 'lucide';
import type { IconNode } from 'lucide';
import { Icon } from '../../ui/display/icon.tsx';

const icons: Readonly<Record<string, IconNode>> = {
  calendar: CalendarDays,
  car: Car,
  check: Check,
  clock: Clock,
  family: Users,
  phone: Phone,
  plane: Plane,
  route: Route,
  search: Search,
  ski: MountainSnow,
  suitcase: Luggage,
  ticket: Ticket,
  wallet: Wallet,
};

/** The icon that editors named; nothing for a name the shop has no icon for. */
export function ContentIcon({ name, size }: { name: string | undefined; size?: 'small' | 'medium' | 'large' }) {
  const of = name !== undefined && Object.hasOwn(icons, name) ? icons[name] : undefined;
  return of && <Icon of={of} {...(size && { size })} />;
}

import CalendarDays from 'lucide-react/icons/calendar-days';
import Car from 'lucide-react/icons/car';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Luggage from 'lucide-react/icons/luggage';
import MountainSnow from 'lucide-react/icons/mountain-snow';
import Phone from 'lucide-react/icons/phone';
import Plane from 'lucide-react/icons/plane';
import Route from 'lucide-react/icons/route';
import Search from 'lucide-react/icons/search';
import Ticket from 'lucide-react/icons/ticket';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';

const icons: Readonly<Record<string, LucideIcon>> = {
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

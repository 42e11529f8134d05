import { Mail, MapPin, Phone } from 'lucide';
import { addDays, weekday } from '../../domain/dates/iso-date.ts';
import { linkRel } from '../../domain/content/links.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { OfficeData } from '../../routes/pages/offices.page.ts';
import { Breadcrumbs } from '../../ui/display/breadcrumbs.tsx';
import { LinkButton } from '../../ui/controls/button.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { PageSlots } from '../page-slots.tsx';
import { dialled } from '../shell/phone-number.ts';
import { clockTime, openingText } from './opening-text.ts';
import { OfficeCard } from './office-card.tsx';
import { OfficesMap } from './offices-map.tsx';
import { useOpening } from './use-opening.ts';
import * as styles from './offices.styles.ts';

/** One office: when its door is open, how to call it and how to get there [page.offices]. */
export function OfficePage() {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const { office, others } = usePage<OfficeData>().data;
  const { state, today } = useOpening(office);
  const { city, citySlug, address, postalCode, phone, email, coordinates: { latitude, longitude }, hours, directions, services } = office;
  const monday = addDays(today, 1 - weekday(today));
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return (
    <PageSlots>
      <PageContainer className={styles.page}>
        <Breadcrumbs
          label={t('shell.breadcrumbs')}
          items={[
            { label: t('guide.home'), href: href('/') },
            { label: t('guide.offices.title'), href: href('/kontakt/cestovni-kancelar') },
            { label: city, href: href('/kontakt/cestovni-kancelar/$city', { city: citySlug }) },
            { label: address },
          ]}
        />
        <h1>{t('guide.offices.officeTitle', { city, address })}</h1>
        <p className={state.isOpen ? styles.open : styles.shut}>{openingText(t, format, state, today)}</p>
        <div className={styles.columns}>
          <div className={styles.facts}>
            <address className={styles.address}>{address}, {postalCode} {city}</address>
            <div className={styles.actions}>
              <LinkButton tone="primary" icon={Phone} href={`tel:${dialled(phone)}`}>{t('guide.offices.call')} {phone}</LinkButton>
              <LinkButton tone="outline" icon={Mail} href={`mailto:${email}`}>{t('guide.offices.write')}</LinkButton>
              <LinkButton tone="outline" icon={MapPin} href={map} rel={linkRel(map)}>{t('guide.offices.openMap')}</LinkButton>
            </div>
            <section aria-labelledby="directions">
              <h2 id="directions">{t('guide.offices.directions')}</h2>
              <p>{directions}</p>
            </section>
            <section aria-labelledby="services">
              <h2 id="services">{t('guide.offices.services')}</h2>
              <ul className={styles.services}>{services.map((service) => <li key={service}>{service}</li>)}</ul>
            </section>
          </div>
          <div className={styles.facts}>
            <section aria-labelledby="hours">
              <h2 id="hours">{t('guide.offices.hours')}</h2>
              <table className={styles.hours}>
                <tbody>
                  {[0, 1, 2, 3, 4, 5, 6].map((offset) => {
                    const date = addDays(monday, offset);
                    const spans = hours.filter((one) => one.weekday === offset + 1);
                    return (
                      <tr key={date} aria-current={date === today ? 'date' : undefined}>
                        <th scope="row">{format.weekday(date)}{date === today && ` (${t('guide.offices.today')})`}</th>
                        <td>{spans.length === 0 ? t('guide.offices.closed') : spans.map(({ opens, closes }) => `${clockTime(opens)}–${clockTime(closes)}`).join(', ')}</td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
              <p className={styles.note}>{t('guide.offices.holidays')}</p>
            </section>
            <OfficesMap label={t('guide.offices.map')} offices={[office]} />
          </div>
        </div>
        {others.length > 0 && (
          <section aria-labelledby="others" className={styles.city}>
            <h2 id="others">{t('guide.offices.others')}</h2>
            <ul className={styles.list}>{others.map((other) => <OfficeCard key={other.officeId} office={other} />)}</ul>
          </section>
        )}
        <p><a href={href('/kontakt/cestovni-kancelar')}>{t('guide.offices.all')}</a></p>
        <p className={styles.note}>{t('guide.offices.demo')}</p>
      </PageContainer>
    </PageSlots>
  );
}

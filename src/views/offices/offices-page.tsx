import { useTranslator } from '../../i18n/react.tsx';
import { OFFICE_FIELD } from '../../domain/routes/office-field.ts';
import type { OfficesData } from '../../routes/pages/offices.page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Breadcrumbs } from '../../ui/display/breadcrumbs.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { PageSlots } from '../page-slots.tsx';
import { OfficeCard } from './office-card.tsx';
import { OfficesMap } from './offices-map.tsx';
import * as styles from './offices.styles.ts';

/** Where people are advised in person: all cities, or one [page.offices]. */
export function OfficesPage() {
  const t = useTranslator();
  const href = useHref();
  const { city, offices, sought } = usePage<OfficesData>().data;
  const cities = Map.groupBy(offices, ({ citySlug }) => citySlug);
  const all = { label: t('guide.offices.title'), href: href('/kontakt/cestovni-kancelar') };
  return (
    <PageSlots>
      <PageContainer className={styles.page}>
        <Breadcrumbs label={t('shell.breadcrumbs')} items={[{ label: t('guide.home'), href: href('/') }, ...(city === null ? [{ label: all.label }] : [all, { label: city }])]} />
        <h1>{city === null ? t('guide.offices.title') : t('guide.offices.cityTitle', { city })}</h1>
        <p className={styles.intro}>{t('guide.offices.intro')}</p>
        {city === null && (
          <search>
            <form className={styles.search} method="get">
              <Field id="office" label={t('guide.offices.search.label')} error={sought && t('guide.offices.search.nothing', { text: sought })}>
                {(control) => <TextInput {...control} name={OFFICE_FIELD} maxLength={80} list="office-cities" defaultValue={sought} />}
              </Field>
              <datalist id="office-cities">{[...cities.values()].map(([first]) => <option key={first!.citySlug} value={first!.city}>{first!.city}</option>)}</datalist>
              <Button type="submit" tone="outline">{t('guide.offices.search.submit')}</Button>
            </form>
          </search>
        )}
        <div className={styles.columns}>
          <OfficesMap label={t('guide.offices.map')} offices={offices} />
          <div className={city === null ? styles.cities : undefined}>
            {city === null
              ? [...cities.values()].map((ofCity) => (
                <section key={ofCity[0]!.citySlug} className={styles.city}>
                  <h2 className={styles.cityName}><a href={href('/kontakt/cestovni-kancelar/$city', { city: ofCity[0]!.citySlug })}>{ofCity[0]!.city}</a></h2>
                  <ul className={styles.list}>{ofCity.map((office) => <OfficeCard key={office.officeId} office={office} />)}</ul>
                </section>
              ))
              : <ul className={styles.list}>{offices.map((office) => <OfficeCard key={office.officeId} office={office} level={2} />)}</ul>}
          </div>
        </div>
        <p className={styles.note}>{t('guide.offices.demo')}</p>
      </PageContainer>
    </PageSlots>
  );
}

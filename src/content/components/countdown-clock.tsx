import { selectTermsAreOpen, selectTimeParts } from '../../../machines/countdown/countdown.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Countdown } from '../../ui/display/countdown.tsx';
import { Dialog } from '../../ui/surfaces/dialog.tsx';
import { optionOf } from '../component-options.ts';
import type { CmsComponent } from '../content.types.ts';
import { EditorsHtml } from '../editors-html.tsx';
import { ContentPicture } from './content-picture.tsx';
import { timeTexts } from './time-texts.ts';

interface CountdownClockProps {
  component: CmsComponent;
}

/** The time left, and in a dialog the terms of what ends, with the same time [view.dialog]. */
export function CountdownClock({ component }: CountdownClockProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const [item] = component.items;
  const termsLabel = optionOf(component, 'termsLabel');
  const parts = useRunningFlow('countdown', selectTimeParts, component.uid);
  const termsAreOpen = useRunningFlow('countdown', selectTermsAreOpen, component.uid);
  const timer = parts !== null && <Countdown label={optionOf(component, 'endLabel') ?? ''} parts={timeTexts(t.language, parts)} />;
  return (
    <>
      {timer}
      <p role="status">{parts === null && optionOf(component, 'ended')}</p>
      {termsLabel && component.html && <Button tone="quiet" aria-haspopup="dialog" onClick={() => dispatch({ type: 'countdown.openTerms' }, component.uid)}>{termsLabel}</Button>}
      <Dialog
        id={`${component.uid}-terms`}
        open={termsAreOpen}
        title={termsLabel}
        closeLabel={t('shell.dialog.close')}
        image={item?.picture && <ContentPicture picture={item.picture} ratio="16:9" sizes="(min-width: 768px) 34rem, 100vw" decorative />}
        onClose={() => dispatch({ type: 'countdown.closeTerms' }, component.uid)}
      >
        {timer}
        <EditorsHtml html={component.html ?? ''} />
      </Dialog>
    </>
  );
}

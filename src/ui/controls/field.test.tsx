import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChoiceGroup, Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

const opening = (markup: string, tag: string) => new RegExp(`<${tag} [^>]*>`).exec(markup)?.[0] ?? '';

it('reads its error before its hint, both with the control', () => {
  const markup = renderToStaticMarkup(
    <Field id="email" label="E-mail" hint="Pošleme vám potvrzení." error="Zadejte e-mail." required>
      {(control) => <TextInput {...control} type="email" />}
    </Field>,
  );
  const input = opening(markup, 'input');
  expect(input).toContain('id="email"');
  expect(input).toContain('aria-describedby="email-error email-hint"');
  expect(input).toContain('aria-invalid="true"');
  expect(input).toContain('required=""');
  expect(markup).toMatch(/<label [^>]*for="email"/);
  expect(markup).toMatch(/<p [^>]*id="email-error">.*Zadejte e-mail\./);
  expect(markup).toMatch(/<p [^>]*id="email-hint">Pošleme vám potvrzení\./);
});

it('names no message that is not there', () => {
  const markup = renderToStaticMarkup(
    <Field id="name" label="Jméno" optional="nepovinné">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  expect(markup).not.toContain('aria-describedby');
  expect(markup).not.toContain('aria-invalid');
  expect(markup).toContain('(nepovinné)');
});

it('reads the error of a group with its legend', () => {
  const markup = renderToStaticMarkup(
    <ChoiceGroup id="title" legend="Oslovení" error="Vyberte oslovení.">
      <input type="radio" />
    </ChoiceGroup>,
  );
  expect(opening(markup, 'fieldset')).toContain('aria-describedby="title-error"');
  expect(markup).toMatch(/<legend [^>]*>Oslovení<\/legend>/);
});

it.each([[false, ['<input', 'id="title-error"']], [true, ['id="title-error"', '<input']]])('has the error of a group after its options or, where they are many, before them (%s)', (errorFirst, order) => {
  const markup = renderToStaticMarkup(
    <ChoiceGroup id="title" legend="Oslovení" error="Vyberte oslovení." errorFirst={errorFirst}>
      <input type="radio" />
    </ChoiceGroup>,
  );
  expect(markup.match(/<input|id="title-error"/g)).toEqual(order);
});

import type { Language } from './language.ts';

/** The fields of a name in the order in which a language says it. */
export function nameFields(language: Language): readonly ('firstName' | 'lastName')[] {
  return language === 'hu' ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
}

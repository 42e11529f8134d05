const PROBLEMS = ['required', 'unticked', 'invalidEmail', 'invalidName', 'tooShort', 'tooLong', 'leaked', 'isName', 'isOld', 'invalidPhone', 'invalidZip', 'partTooSmall', 'partTooLarge', 'wrongPassword', 'isOwnEmail'] as const;
const REFUSALS = ['wrong-credentials', 'expired', 'changed-elsewhere', 'change-closed', 'fee-changed', 'payment-in-progress', 'too-many-failures', 'too-many-requests', 'details-invalid', 'already-cancelled', 'mail-needed', 'variant-unavailable', 'already-paid', 'email-taken'] as const;

/** The message of a field's problem; what has no message of its own is just not right. */
export function problemMessage(code: string): `account.problem.${(typeof PROBLEMS)[number] | 'other'}` {
  return `account.problem.${PROBLEMS.find((known) => known === code) ?? 'other'}`;
}

export function refusalMessage(code: string): `account.refusal.${(typeof REFUSALS)[number] | 'other'}` {
  return `account.refusal.${REFUSALS.find((known) => known === code) ?? 'other'}`;
}

/** Out of what shows who books and who travels, and nothing of it is saved any more; the shop says what there is still. */
export const forgetting = { target: ['#checkout.step.loading', '#checkout.draft.idle'], actions: 'forgetEverything' } as const;

/** Ways to pay an order: a transfer takes longer than reserved seats wait for it (decision 0074). */
export function methodsForSeats<Method extends { kind: string }>(methods: readonly Method[], hasSeats: boolean): Method[] {
  return methods.filter(({ kind }) => kind !== 'transfer' || !hasSeats);
}

/** How far one stay is from another: another airport weighs more than any day nearby, a night as much as three days [config.choices]. */
export function stayDistance({ isOtherAirport, nights, days }: { isOtherAirport: boolean; nights: number; days: number }): number {
  return (isOtherAirport ? 30 : 0) + Math.abs(nights) * 3 + Math.abs(days);
}

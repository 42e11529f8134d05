/** Kinds of rooms as a party sees them. */
export interface RoomFit<Room> {
  /** Those that take it, the smallest first. */
  fitting: Room[];
  tooSmall: Room[];
}

/** Which kinds of rooms take so many people together [config.choices]. */
export function roomFit<Room extends { capacity: number }>(rooms: readonly Room[], people: number): RoomFit<Room> {
  const takes = ({ capacity }: Room) => capacity >= people;
  return {
    fitting: rooms.filter(takes).toSorted((one, other) => one.capacity - other.capacity),
    tooSmall: rooms.filter((room) => !takes(room)),
  };
}

/** Gives each heading of a text an id of its own: equal headings, and those in scripts that ids leave out, are numbered. */
export function headingIds(): (name: string) => string {
  const taken = new Map<string, number>();
  return (name) => {
    let id = name;
    // Goes on where the last one of this name ended, so that equal headings take linear time.
    let number = taken.get(name) ?? 0;
    for (; taken.has(id); id = `${name}-${number}`) number += 1;
    taken.set(name, number).set(id, taken.get(id) ?? 0);
    return id;
  };
}

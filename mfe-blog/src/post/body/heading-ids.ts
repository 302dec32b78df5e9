/** Gives each heading of a text a unique id. Equal headings, and headings in scripts that ids omit, are numbered. */
export function headingIds(): (name: string) => string {
  const taken = new Map<string, number>();
  return (name) => {
    let id = name;
    // Continues from the last number of this name, so that equal headings take linear time.
    let number = taken.get(name) ?? 0;
    for (; taken.has(id); id = `${name}-${number}`) number += 1;
    taken.set(name, number).set(id, taken.get(id) ?? 0);
    return id;
  };
}

{
  const gives = (diff, added, removed) => {
    if (typeof countChanges !== 'function') return 'There is no function of the name countChanges.'
    const found = countChanges(diff)
    if (found === null || typeof found !== 'object') return `It gives ${String(found)}.`
    return (found.added === added && found.removed === removed) || `It counts ${found.added} added and ${found.removed} removed, not ${added} and ${removed}.`
  }
  const file = (name, ...lines) => [`diff --git a/${name} b/${name}`, 'index 1f2e3d4..5a6b7c8 100644', `--- a/${name}`, `+++ b/${name}`, ...lines, ''].join('\n')

  const HOURS = file('hours.html', '@@ -12,4 +12,5 @@', ' <ul>', '-  <li>Monday: closed</li>', '+  <li>Monday: 14 to 18</li>', '   <li>Tuesday: 9 to 18</li>', '+  <li>Wednesday: 9 to 18</li>', ' </ul>')
  const PARTS = file('page.css', '@@ -1,2 +1,3 @@', ' p {', '+  margin: 0;', ' }', '@@ -30,3 +31,2 @@ footer {', ' ul {', '-  margin: 0;', ' }')
  const SQL = file('notes.sql', '@@ -1,4 +1,4 @@', ' SELECT name', '--- only the long ones', '-- and only the free ones', '+++i;', '+ -- all of them', ' FROM boats')

  check('added and removed lines are counted', () => gives(HOURS, 2, 1))
  check('all parts of a file are counted', () => gives(PARTS, 1, 1))
  check('all files are counted', () => gives(HOURS + PARTS, 3, 2))
  check('removed lines that begin with hyphens are counted', () => gives(SQL, 2, 2))
  check('the names of a file that follows are not counted', () => gives(SQL + HOURS, 4, 3))
  check('lines that stayed are not counted, whatever they contain', () => gives(file('a.txt', '@@ -1,4 +1,4 @@', ' + milk', ' - eggs', ' diff --git', '-bread', '+rolls'), 1, 1))
  check('an empty diff has no changes', () => gives('', 0, 0))
}

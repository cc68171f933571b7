const example = `diff --git a/tables.sql b/tables.sql
index 83db48f..bf269f4 100644
--- a/tables.sql
+++ b/tables.sql
@@ -1,3 +1,3 @@
 CREATE TABLE boats (
--- the name on the bow
+  berth INTEGER,
   name TEXT
`;

function countChanges(diff) {
  let added = 0;
  let removed = 0;
  let inChanges = false;
  for (const line of diff.split("\n")) {
    if (line.startsWith("diff --git")) {
      inChanges = false;
    } else if (line.startsWith("@@")) {
      inChanges = true;
    } else if (inChanges && line.startsWith("+")) {
      added += 1;
    } else if (inChanges && line.startsWith("-")) {
      removed += 1;
    }
  }
  return { added, removed };
}

console.log(countChanges(example));
// Expected: added 1, removed 1

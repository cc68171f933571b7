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
  const lines = diff.split("\n");
  return {
    added: lines.filter((line) => line.startsWith("+")).length,
    removed: lines.filter((line) => line.startsWith("-")).length,
  };
}

console.log(countChanges(example));
// Expected: added 1, removed 1

const note = document.querySelector("#note");
const left = document.querySelector("#left");
const send = document.querySelector("#send");
const limit = 40;

function show() {
  const rest = limit - note.value.length;
  left.textContent = rest >= 0 ? `${rest} left` : `${-rest} too many`;
  send.disabled = rest < 0 || note.value.trim() === "";
}

note.addEventListener("input", show);
show();

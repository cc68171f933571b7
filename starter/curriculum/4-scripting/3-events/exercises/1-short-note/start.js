const note = document.querySelector("#note");
const left = document.querySelector("#left");
const send = document.querySelector("#send");
const limit = 40;
